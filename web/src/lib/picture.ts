/** Part of the page as a picture, as it is drawn: the page itself inside an SVG, with its styles and fonts. */

/** A file of ours as an address that needs no other file: pictures may not load any. */
async function inlined(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error(address));
    reader.readAsDataURL(blob);
  });
}

/** All rules of the page, with fonts in them. */
async function styles(): Promise<string> {
  let text = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
    .join('\n');
  const base = document.styleSheets[0]?.href ?? location.href;
  const addresses = new Set([...text.matchAll(/url\("?([^")]+)"?\)/g)].map(([, address]) => address!));
  for (const address of addresses)
    if (!/^(data:|#)/.test(address))
      text = text.replaceAll(address, await inlined(new URL(address, base).href));
  return text;
}

function loaded(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('the picture cannot be drawn'));
    image.src = address;
  });
}

export interface Piece {
  image: HTMLImageElement;
  /** Which part of the image it is. */
  box: DOMRect;
}

/** One element as it stands on the page now, without what lies over the page and what `without` selects. */
export async function pictureOf(element: Element, without: string): Promise<Piece> {
  const box = element.getBoundingClientRect();
  const [width, height] = [innerWidth, Math.max(innerHeight, Math.ceil(box.bottom))];
  const copy = document.body.cloneNode(true) as HTMLElement;
  for (const over of copy.querySelectorAll(`dialog, script, .toast, .skip, ${without}`)) over.remove();
  const root = document.documentElement;
  const text = new XMLSerializer().serializeToString(copy);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" data-theme="${root.dataset['theme'] ?? 'light'}" data-motion="off">
<foreignObject width="${width}" height="${height}"><style xmlns="http://www.w3.org/1999/xhtml">${escaped(await styles())}
.shot{font:15px/1.35 var(--text);width:${width}px;height:${height}px;margin-top:${-scrollY}px}*,*::before,*::after{animation:none!important;transition:none!important}</style>
<div xmlns="http://www.w3.org/1999/xhtml" class="shot">${text}</div></foreignObject></svg>`;
  return { image: await loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`), box };
}

const escaped = (css: string) => css.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
