/** Calls to the server about groups and cups. */

import type {
  ChangeGroup,
  FinishedGames,
  GroupInfo,
  GroupInvitation,
  GroupView,
  NewCup,
} from '../../lib/messages';
import { texts } from '../../lib/texts.svelte';
import { call } from '../api.svelte';

const at = (group: string) => `/groups/${encodeURIComponent(group)}`;

export const groups = {
  all: () => call<GroupInfo[]>('GET', '/groups'),
  make: (name: string) => call<GroupView>('POST', '/groups', { name }),
  one: (group: string) => call<GroupView>('GET', at(group)),
  change: (group: string, wish: ChangeGroup) => call<GroupView>('PATCH', at(group), wish),
  invitation: (code: string) => call<GroupInvitation>('GET', `/groups/code/${encodeURIComponent(code)}`),
  join: (code: string) => call<GroupView>('POST', '/groups/join', { code }),
  remove: (group: string, user: string) =>
    call<void>('DELETE', `${at(group)}/members/${encodeURIComponent(user)}`),
  games: (group: string, page: number) => call<FinishedGames>('GET', `${at(group)}/games?page=${page}`),
  startCup: (group: string, wish: NewCup) => call<GroupView>('POST', `${at(group)}/cups`, wish),
  stopCup: (group: string, cup: string) => call<GroupView>('DELETE', `${at(group)}/cups/${cup}`),
};

/** A group in a few words. */
export const aboutGroup = (group: GroupInfo): string =>
  [
    texts.say('group-count', { members: group.members }),
    ...(group.cups ? [texts.say('group-cups', { cups: group.cups })] : []),
    ...(group.tables.length ? [texts.say('group-free', { tables: group.tables.length })] : []),
  ].join(' · ');
