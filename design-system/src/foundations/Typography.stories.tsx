import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { heroType } from '../theme/typography.ts';
import { token } from '../tokens/token.ts';

const variants = ['h1', 'h2', 'h3', 'subtitle1', 'body1', 'button', 'caption'] as const;

const sentence = 'Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich';

function TypeScale() {
  return (
    <div style={{ display: 'grid', gap: token('space.200') }}>
      <p style={{ ...heroType, margin: 0 }}>hero: {sentence}</p>
      {variants.map((variant) => (
        <Typography key={variant} variant={variant} component="p">
          {variant}: {sentence}
        </Typography>
      ))}
    </div>
  );
}

const meta = { component: TypeScale } satisfies Meta<typeof TypeScale>;
export default meta;

/** Sizes on a phone are those of `narrow`. */
export const Scale: StoryObj<typeof meta> = {};
