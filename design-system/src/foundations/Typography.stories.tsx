import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';

const variants = ['h1', 'h2', 'h3', 'subtitle1', 'body1', 'body2', 'button', 'caption'] as const;

function TypeScale() {
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {variants.map((variant) => (
        <Typography key={variant} variant={variant} component="p">
          {variant}: Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich
        </Typography>
      ))}
    </div>
  );
}

const meta = { component: TypeScale } satisfies Meta<typeof TypeScale>;
export default meta;

export const Scale: StoryObj<typeof meta> = {};
