import { rmSync } from 'node:fs';

/** Removes the data of the run; named by the Playwright configuration. */
export default function removeData(): void {
  const folder = process.env.E2E_DATA_DIR;
  if (folder === undefined) return;
  for (const path of [folder, `${folder}-partners.json`]) rmSync(path, { recursive: true, force: true });
}
