import { createContext, useContext, useSyncExternalStore } from 'react';

/** Which of the two layouts a page uses. The one break stands at 900 px, and at twice that for who reads twice as large. */
export type Device = 'mobile' | 'desktop';

const wide = '(min-width: 56.25em)';

/** The server's pick. The first render of the browser repeats it; after that the window's width decides. */
const ServerDeviceContext = createContext<Device>('mobile');

export const ServerDeviceProvider = ServerDeviceContext.Provider;

const follow = (changed: () => void) => {
  const query = window.matchMedia(wide);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

export const windowDevice = (): Device => (window.matchMedia(wide).matches ? 'desktop' : 'mobile');

export function useDevice(): Device {
  const picked = useContext(ServerDeviceContext);
  return useSyncExternalStore(follow, windowDevice, () => picked);
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

const phone = /Mobi|iPhone|iPod|Windows Phone/i;

/** Request headers the pick depends on: the answer to it must name them in `Vary`. */
export const deviceHeaders = 'Sec-CH-UA-Mobile, User-Agent';

/** `Sec-CH-UA-Mobile` first, then the user agent; a request that says nothing gets the phone layout. */
export function pickDevice(headers: Headers): Device {
  const hint = headers['sec-ch-ua-mobile'];
  if (hint === '?1') return 'mobile';
  if (hint === '?0') return 'desktop';
  const agent = headers['user-agent'];
  if (typeof agent !== 'string' || agent === '') return 'mobile';
  return phone.test(agent) ? 'mobile' : 'desktop';
}
