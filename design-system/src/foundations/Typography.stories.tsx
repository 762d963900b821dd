import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fixedTokens } from '../../generated/tokens.ts';
import { heroType } from '../theme/typography.ts';
import { token } from '../tokens/token.ts';

const variants = ['h1', 'h2', 'h3', 'subtitle1', 'body1', 'button', 'caption'] as const;

const sentence = 'Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich';

const tokens = Object.entries(fixedTokens).filter(([name]) => name.startsWith('font.'));

function TypeScale() {
  return (
    <div style={{ display: 'grid', gap: token('space.200') }}>
      <p style={{ ...heroType, margin: 0 }}>hero: {sentence}</p>
      {variants.map((variant) => (
        <Typography key={variant} variant={variant} component="p">
          {variant}: {sentence}
        </Typography>
      ))}
      <table style={{ textAlign: 'start', borderSpacing: token('space.100') }}>
        <thead>
          <tr>
            <th scope="col" style={{ textAlign: 'start' }}>
              token
            </th>
            <th scope="col" style={{ textAlign: 'start' }}>
              value
            </th>
          </tr>
        </thead>
        <tbody>
          {tokens.map(([name, value]) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const meta = { component: TypeScale } satisfies Meta<typeof TypeScale>;
export default meta;

/** Sizes on a phone are those of `narrow`; tracking is in em. */
export const Scale: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'font.size.label 0.9375rem' })).toBeVisible();
  },
};
