import { token } from '@realmkit/design-system';
import { useSaveContext } from 'ra-core';
import { Children, isValidElement, type ReactElement, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { PageTabs, tabSearch, useTab } from './page/PageTabs.tsx';
import { SimpleForm, type SimpleFormProps } from './SimpleForm.tsx';

/** The props of `TabbedForm.Tab`. */
export interface FormTabProps {
  /** The name of the tab in the URL. */
  readonly path: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** The props of {@link TabbedForm}. */
export interface TabbedFormProps extends Omit<SimpleFormProps, 'children'> {
  /** The tabs. */
  readonly children: ReactElement<FormTabProps> | readonly ReactElement<FormTabProps>[];
}

/**
 * Renders a form in tabs, each with its own URL; the inputs of all tabs are one form, which is saved as a whole. A value that is refused opens
 * its tab.
 */
export function TabbedForm({ children, ...form }: TabbedFormProps) {
  return (
    <SimpleForm {...form}>
      <Tabs tabs={Children.toArray(children).filter((tab) => isValidElement<FormTabProps>(tab))} />
    </SimpleForm>
  );
}

function Tabs({ tabs }: { readonly tabs: readonly ReactElement<FormTabProps>[] }) {
  const [first = '', ...others] = tabs.map(({ props }) => props.path);
  const current = useTab([first, ...others]);
  const panels = useRef<HTMLDivElement>(null);
  useRefusedTab(panels, current);
  return (
    <>
      <PageTabs
        names={[first, ...others]}
        current={current}
        labelOf={(path) => tabs.find(({ props }) => props.path === path)?.props.label ?? path}
      />
      <div ref={panels} style={{ display: 'contents' }}>
        {tabs.map((tab) => (
          <div key={tab.props.path} data-tab={tab.props.path} hidden={tab.props.path !== current}>
            {tab}
          </div>
        ))}
      </div>
    </>
  );
}

/** Opens the tab of the first value that was refused, if it is hidden, and focuses its input. */
function useRefusedTab(panels: RefObject<HTMLElement | null>, current: string): void {
  const { saving } = useSaveContext();
  const { submitCount } = useFormContext().formState;
  const { search } = useLocation();
  const navigate = useNavigate();
  const isOpening = useRef(false);
  const invalidInput = () => panels.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const open = useEffectEvent(() => {
    const { tab } = invalidInput()?.closest<HTMLElement>('[data-tab][hidden]')?.dataset ?? {};
    isOpening.current = tab !== undefined;
    if (tab !== undefined) void navigate({ search: tabSearch(search, tab) }, { replace: true });
  });
  const focus = useEffectEvent(() => {
    if (isOpening.current) invalidInput()?.focus();
    isOpening.current = false;
  });
  useEffect(() => {
    if (submitCount > 0 && !saving) open();
  }, [submitCount, saving]);
  useEffect(() => focus(), [current]);
}

/** Renders a tab of a {@link TabbedForm}. */
TabbedForm.Tab = function FormTab({ children }: FormTabProps) {
  return <div style={{ display: 'grid', gap: token('space.250') }}>{children}</div>;
};
