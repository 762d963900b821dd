import type { Candidate } from './Candidate.ts';

/** A browser that lays a document out by itself, in a frame of the size of the element. */
export const candidate: Candidate = {
  open: (url, element) =>
    new Promise((resolve) => {
      const frame = document.createElement('iframe');
      frame.style.cssText = 'width:100%;height:100%;border:0';
      frame.addEventListener('load', () => resolve(), { once: true });
      frame.src = url;
      element.append(frame);
    }),
  turn: async () => 0,
};
