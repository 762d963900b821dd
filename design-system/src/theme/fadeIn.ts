const mask = (towards: string, solid: string) => ({ maskImage: `linear-gradient(${towards}, transparent, black ${solid})` });

const masks = {
  block: { ...mask('to bottom', '22%'), '[dir=rtl] &': mask('to bottom', '22%') },
  inline: { ...mask('to right', '25%'), '[dir=rtl] &': mask('to left', '25%') },
} as const;

/** Returns the style of a picture that fades into the ground above it (`block`) or before it (`inline`). */
export const fadeIn = (axis: keyof typeof masks) => masks[axis];
