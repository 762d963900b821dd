import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BookCard } from '../components/BookCard/BookCard.tsx';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { FailedState } from '../components/FailedState/FailedState.tsx';
import { PermissionHint } from '../components/PermissionHint/PermissionHint.tsx';
import { PlayButton } from '../components/PlayButton/PlayButton.tsx';
import { Radio } from '../components/Radio/Radio.tsx';
import { RateSlider } from '../components/RateSlider/RateSlider.tsx';
import { SelectField } from '../components/SelectField/SelectField.tsx';
import { ShelfGrid } from '../components/ShelfGrid/ShelfGrid.tsx';
import { Switch } from '../components/Switch/Switch.tsx';
import { Table } from '../components/Table/Table.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { TocList } from '../components/TocList/TocList.tsx';
import { TopBar } from '../components/TopBar/TopBar.tsx';
import { VolumeSlider } from '../components/VolumeSlider/VolumeSlider.tsx';

const chapters = [
  { id: '1', label: 'The lake' },
  { id: '2', label: 'The long way to school' },
];

const severities = ['success', 'error', 'warning', 'info'] as const;
const colours = ['primary', 'secondary', 'error', 'success'] as const;

/** Renders one page with everything on it, to check a combination of realm, theme and scheme at a glance. */
export function KitchenSink() {
  return (
    <>
      <TopBar
        logo={{ href: '/', label: 'Home' }}
        publicPage
        login={{ label: 'Log in', href: '/login' }}
        tabsLabel="Main"
        tabs={[
          { label: 'My services', href: '/', current: true },
          { label: 'Settings', href: '/settings' },
        ]}
      />
      <Stack component="main" spacing={3} sx={{ p: 3 }}>
        <Typography variant="h1">Everything at once</Typography>
        <Typography>
          Text, <Link href="/profile">a link</Link> and{' '}
          <Typography component="span" color="textSecondary">
            muted words
          </Typography>
          .
        </Typography>
        <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap' }}>
          {colours.flatMap((color) =>
            (['contained', 'outlined', 'text'] as const).map((variant) => (
              <Button key={`${color}${variant}`} color={color} variant={variant}>
                {`${color} ${variant}`}
              </Button>
            )),
          )}
        </Stack>
        {severities.map((severity) => (
          <Stack key={severity} direction={{ xs: 'column', md: 'row' }} spacing={1.5}>
            <Alert severity={severity} variant="filled" sx={{ flex: 1 }}>
              {`Filled ${severity}`}
            </Alert>
            <Alert severity={severity} sx={{ flex: 1 }}>
              {`Soft ${severity}`}
            </Alert>
            <Alert severity={severity} variant="outlined" sx={{ flex: 1 }}>
              {`Outlined ${severity}`}
            </Alert>
          </Stack>
        ))}
        <Stack direction={{ xs: 'column', md: 'row' }} spacing={2} sx={{ alignItems: 'flex-start' }}>
          <TextField label="A field" helperText="With advice" />
          <TextField label="A failed field" error helperText="With what is wrong" />
          <SelectField label="A choice" value="teacher" options={[{ value: 'teacher', label: 'Teacher' }]} onChange={() => {}} />
        </Stack>
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Checkbox checked onChange={() => {}}>
            Checked
          </Checkbox>
          <Radio name="kind" checked onChange={() => {}}>
            Chosen
          </Radio>
          <Switch checked label="On" onChange={() => {}} />
          <Chip label="Plain" />
          <Chip label="Primary" color="primary" />
          <Chip label="Outlined" variant="outlined" color="secondary" />
          <PermissionHint reason="Only staff can change this." />
        </Stack>
        <Paper variant="outlined">
          <Table label="People">
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Role</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Astrid Lind</th>
                <td>Teacher</td>
              </tr>
              <tr>
                <th scope="row">Nils Berg</th>
                <td>Student</td>
              </tr>
            </tbody>
          </Table>
        </Paper>
        <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
          <PlayButton playing={false} labels={{ play: 'Play', pause: 'Pause' }} onToggle={() => {}} />
          <Stack sx={{ flex: '1 1 16rem' }}>
            <RateSlider label="Reading speed" value={1.2} locale="en-GB" onChange={() => {}} />
            <VolumeSlider
              labels={{ volume: 'Volume', mute: 'Mute', unmute: 'Unmute' }}
              value={0.4}
              muted={false}
              locale="en-GB"
              onChange={() => {}}
              onMutedChange={() => {}}
            />
          </Stack>
          <Stack sx={{ flex: '1 1 12rem' }}>
            <TocList label="Contents" entries={chapters} current="2" emptyText="No contents" onChoose={() => {}} />
          </Stack>
        </Stack>
        <ShelfGrid label="Books">
          {chapters.map(({ id, label }) => (
            <BookCard key={id} title={label} author="Mira Ek" href={`/library/book/${id}`} headingLevel={2} />
          ))}
        </ShelfGrid>
        <FailedState
          title="It could not be loaded"
          description="The service did not answer."
          retry={{ label: 'Try again', onRetry: () => {} }}
        />
      </Stack>
    </>
  );
}
