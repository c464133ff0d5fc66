import { rmSync } from 'node:fs';

/** Removes the data of the run; named by the Playwright configuration. */
export default function removeData(): void {
  const folder = process.env.E2E_DATA_DIR;
  if (folder === undefined) return;
  for (const left of [folder, `${folder}-partners.json`]) rmSync(left, { recursive: true, force: true });
}
