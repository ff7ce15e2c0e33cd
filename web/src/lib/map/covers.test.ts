import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { Camera } from './camera.svelte';
import { covers } from './covers';
import type { Point } from './data';
import MiniMap from './MiniMap.svelte';

afterEach(() => vi.restoreAllMocks());

/** An element at a place of the page. */
function at(left: number, top: number, width: number, height: number): HTMLElement {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  return element;
}

test('what lies over a map covers points under it, with room for a finger', () => {
  const window = at(100, 50, 300, 300);
  window.className = 'window';
  const mini = at(300, 60, 90, 90);
  window.append(mini);
  const camera = { width: 300, height: 300, onScreen: ([x, y]: Point): Point => [x * 2, y * 2] };
  const covered = (...points: Point[]) => covers(mini, camera, points);
  expect(covered()).toBe(false);
  expect(covered([120, 30])).toBe(true);
  expect(covered([97, 30])).toBe(true);
  expect(covered([90, 30], [120, 60])).toBe(false);
  expect(covered([149, 2])).toBe(true);
  expect(covered([149, -1])).toBe(false); // beyond the edge of the window, where nobody can tap it
});

test('a small map gives way as the map moves, and as its window gets another size', () => {
  let height = 400;
  const window = document.createElement('div');
  window.className = 'window';
  document.body.append(window);
  // At the bottom on the left, as on a phone.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this === window ? new DOMRect(0, 0, 300, height) : new DOMRect(8, height - 68, 118, 60);
  });
  const camera = new Camera({ width: 1000, height: 1000, wrap: false });
  const resized = () => camera.resize(300, height);
  resized();
  camera.zoom(1 / camera.k);
  camera.pan(2000, 2000); // to the corner at the top on the left, which stays where it is
  const shown = mount(MiniMap, {
    target: window,
    props: { camera, land: '', signs: undefined, asked: [[60, 350]] },
  });
  const visibility = () => {
    flushSync();
    return window.querySelector('button')!.style.visibility;
  };
  expect(visibility()).toBe('hidden');
  camera.pan(0, -100);
  expect(visibility()).toBe('');
  camera.pan(0, 100);
  expect(visibility()).toBe('hidden');
  height = 500;
  resized();
  expect(visibility()).toBe('');
  void unmount(shown);
});
