// The light of each wonder's painting: sky above and below, far hills, near ground.
export interface Scene {
  sky: [string, string];
  hills: string;
  ground: string;
}

/** The sky alone, behind a small picture of a wonder. */
export const skyOf = ({ sky: [above, below] }: Scene) => `linear-gradient(${above}, ${below})`;

export const SCENES: Record<string, Scene> = {
  appian_way: { sky: ['#BFD8DE', '#8FAE7A'], hills: '#5E7F4F', ground: '#33492F' },
  circus_maximus: { sky: ['#EFD3A0', '#CF9A62'], hills: '#8F5F3E', ground: '#513423' },
  colossus: { sky: ['#F0B98A', '#C4685A'], hills: '#7A3F4C', ground: '#47242F' },
  great_library: { sky: ['#E9D9BE', '#B79673'], hills: '#7B5B49', ground: '#42302B' },
  great_lighthouse: { sky: ['#B7CFE0', '#6C93B5'], hills: '#3F6489', ground: '#22384F' },
  hanging_gardens: { sky: ['#DCE6C2', '#9DBD82'], hills: '#5F8A55', ground: '#2F5133' },
  mausoleum: { sky: ['#D8CDE0', '#9C86AE'], hills: '#64527D', ground: '#382D4A' },
  piraeus: { sky: ['#C6E2E0', '#74AFB2'], hills: '#3C7C84', ground: '#1F4750' },
  pyramids: { sky: ['#F6DFA2', '#DDB061'], hills: '#B07F3C', ground: '#6B4820' },
  sphinx: { sky: ['#F4CFA0', '#D99058'], hills: '#A3623A', ground: '#5C3522' },
  statue_of_zeus: { sky: ['#C9D3E6', '#7E8FB8'], hills: '#51618F', ground: '#2B3558' },
  temple_of_artemis: { sky: ['#F3C98B', '#C77B4E'], hills: '#7E4A3C', ground: '#4A2C2A' },
};
