import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { fn } from 'storybook/test';

/** The props that the stories of all layouts share. */
export const frameForStories = {
  skipLabel: 'Skip to the content',
  skipToSearchLabel: 'Skip to the search',
  topBar: { logo: { href: '/', label: 'home page' }, loggedIn: true, menu: { label: 'Menu', open: false, onOpen: fn() } },
};

/** Renders sample content for stories. */
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
