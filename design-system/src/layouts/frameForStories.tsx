import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { fn } from 'storybook/test';

/** What the stories of all layouts have in common. */
export const frameForStories = {
  skipLabel: 'Skip to the content',
  topBar: { logo: { href: '/', label: 'home page' }, loggedIn: true, menu: { label: 'Menu', open: false, onOpen: fn() } },
};

/** A page's content, as stories want it. */
export function SampleContent() {
  return (
    <Card>
      <CardContent>
        <Typography variant="h2" gutterBottom>
          Reading week at Björkskolan
        </Typography>
        <Typography color="textSecondary">Twelve classes read together; the library has set books aside for each of them.</Typography>
      </CardContent>
    </Card>
  );
}
