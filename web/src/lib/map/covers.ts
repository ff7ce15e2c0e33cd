import type { Camera } from './camera.svelte';
import type { Point } from './data';

const FINGER = 12; // pixels round a point that have to be free

/** Whether something that lies over a map, in its window, covers one of these points of it. */
export function covers(
  over: HTMLElement,
  camera: Pick<Camera, 'onScreen' | 'width' | 'height'>,
  points: Point[],
): boolean {
  if (!points.length) return false;
  const window = over.closest('.window')!.getBoundingClientRect();
  const { left, right, top, bottom } = over.getBoundingClientRect();
  return points.some((point) => {
    const [x, y] = camera.onScreen(point);
    if (x < 0 || y < 0 || x > camera.width || y > camera.height) return false;
    const [atX, atY] = [window.left + x, window.top + y];
    return atX > left - FINGER && atX < right + FINGER && atY > top - FINGER && atY < bottom + FINGER;
  });
}

/** Attached to what lies over a map: it is not shown while it covers one of these points, wherever the map is moved. */
export const clearOf = (camera: Camera, points: Point[]) => (over: HTMLElement) => {
  over.style.visibility = covers(over, camera, points) ? 'hidden' : '';
};
