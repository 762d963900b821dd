import '../i18n/resources.ts';
import type { Locale } from '@realmkit/shell';
import { createFakeShell, FakePage, type FakeShell } from '@realmkit/shell/testing';
import type { ReactNode } from 'react';
import { AccessContext } from '../access/AccessContext.ts';
import type { Permits } from '../access/createPermits.ts';
import { AdminContext } from '../admin/AdminContext.tsx';
import { kitNamespaces } from '../i18n/namespaces.ts';
import type { Resources } from '../provider/contractDataProvider.ts';

/** The fake shell of a page that uses the kit, whose services send these responses. */
export const kitShell = (
  answer: (request: Request) => Response | undefined | Promise<Response | undefined>,
  locale?: Locale,
): Promise<FakeShell> => createFakeShell({ app: 'admin', namespaces: kitNamespaces, answer, ...(locale && { locale }) });

interface KitPageProps {
  readonly shell: FakeShell;
  readonly resources: Resources;
  readonly path?: string;
  /** What is permitted: everything, nothing, or what a function says. */
  readonly allows?: boolean | Permits;
  readonly children: ReactNode;
}

/** Renders children as a page of a panel with these resources. It has no theme of its own: a story has that of its mode. */
export function KitPage({ shell, resources, path = '/', allows = true, children }: KitPageProps) {
  return (
    <FakePage shell={shell} path={path}>
      <AccessContext value={typeof allows === 'boolean' ? () => allows : allows}>
        <AdminContext resources={resources}>{children}</AdminContext>
      </AccessContext>
    </FakePage>
  );
}
