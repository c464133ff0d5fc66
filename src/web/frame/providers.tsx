import type { ReactNode } from 'react';
import { type Device, ServerDeviceProvider } from '#web/browser/device.tsx';
import { ApiProvider } from '#web/browser/network/api-context.ts';
import { SiteProvider } from '#web/browser/site.tsx';
import { WordsProvider } from '#web/browser/text.tsx';
import type { PageContext } from '#web/page/page-context.ts';

type ProvidersProps = {
  readonly context: PageContext;
  readonly device: Device;
  readonly children: ReactNode;
};

/** What every component may ask for; the same around the server's page and the browser's. */
export function Providers({ context, device, children }: ProvidersProps) {
  return (
    <ServerDeviceProvider value={device}>
      <SiteProvider value={context.site}>
        <WordsProvider words={context.words}>
          <ApiProvider value={context.api}>{children}</ApiProvider>
        </WordsProvider>
      </SiteProvider>
    </ServerDeviceProvider>
  );
}
