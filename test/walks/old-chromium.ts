import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';

const run = promisify(execFile);

/** Starts a Chromium of that time, from the version of `@sparticuz/chromium` that has it, out of a folder of its own. */
export async function openOldChromium(version: string): Promise<Browser> {
  const folder = await mkdtemp(join(tmpdir(), 'chhatri-old-chromium-'));
  await run('npm', [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--no-audit',
    '--no-fund',
    `@sparticuz/chromium@${version}`,
  ]);
  const executablePath = join(folder, 'chromium');
  await pipeline(
    createReadStream(join(folder, 'node_modules/@sparticuz/chromium/bin/chromium.br')),
    createBrotliDecompress(),
    createWriteStream(executablePath, { mode: 0o755 }),
  );
  return chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--single-process', '--no-zygote'],
  });
}
