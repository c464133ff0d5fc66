import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { faultsOfScript, faultsOfStyle } from './web/floor-faults.ts';
import { distDir } from './web/web-build.ts';

/** Above the floor, and yet right: what stands there instead. One that no file uses any more is a fault itself. */
const reasons: Readonly<Record<string, string>> = {
  toSorted: 'put in by the starter',
  toReversed: 'put in by the starter',
  'AbortSignal.timeout':
    'there since Chrome 103, Safari 16: the table waits for the name of its error, which nobody reads',
  'Navigator.connection': 'asked for whether it is there',
  'Navigator.share': 'asked for whether it is there',
  share: 'asked for whether it is there',
  startViewTransition: 'of the libraries, asked for whether it is there',
  'Document.startViewTransition': 'of the libraries, asked for whether it is there',
  skipTransition: 'of the libraries, on what the call above answers',
  isConditionalMediationAvailable: 'of the library for passkeys, asked for whether it is there',
  createContext: 'of React',
  use: 'of React',
  destroy: 'of React',
  fallback: 'a name of ours',
  device: 'a name of ours',
  first: 'a name of ours',
  results: 'a name of ours',
  seek: 'a name of ours',
  '@media (scripting)':
    'an old browser whose scripts are off shows what would load, beside the line that says so',
  'text-wrap': 'lines break less evenly',
  'text-wrap: balance': 'lines break less evenly',
  'text-wrap: pretty': 'lines break less evenly',
  'forced-color-adjust': 'Safari has no forced colours',
  'forced-color-adjust: none': 'Safari has no forced colours',
  'field-sizing': 'a list is as wide as its longest choice',
  'field-sizing: content': 'a list is as wide as its longest choice',
  'color-mix()': 'a hairline beside an amount is not drawn',
  'grid-template-rows: subgrid': 'labels that take two lines move the values beside them',
  'scrollbar-width': 'a scroll bar is seen',
  'scrollbar-width: none': 'a scroll bar is seen',
  'mask-image': 'written with its prefix, too',
  'animation-timeline': 'the edge of a row that scrolls does not fade',
  'animation-timeline: scroll': 'the edge of a row that scrolls does not fade',
  'user-select': 'written with its prefix, too',
  'user-select: all': 'written with its prefix, too',
  'break-after: avoid': 'a printed table may break after its head',
  'content-visibility': 'before a page is printed a script opens what is folded',
  'content-visibility: visible': 'before a page is printed a script opens what is folded',
  ':details-content': 'before a page is printed a script opens what is folded',
  ':marker': 'bullets keep the colour of their text',
};

const assets = join(distDir, 'client', 'assets');
const versions = new Map<string, string>();
for (const name of globSync('*.{js,css}', { cwd: assets })) {
  const text = readFileSync(join(assets, name), 'utf8');
  for (const fault of name.endsWith('.js') ? faultsOfScript(text) : faultsOfStyle(text))
    versions.set(fault, `${versions.get(fault) ?? ''} ${basename(name)}`);
}
const above = [...versions].filter(([fault]) => !(fault in reasons));
const idle = Object.keys(reasons).filter((fault) => !versions.has(fault));
for (const [fault, files] of above) console.error(`Above the floor of browsers: ${fault} in${files}`);
for (const fault of idle) console.error(`A reason for what no built file uses: ${fault}`);
if (above.length + idle.length > 0) process.exitCode = 1;
