import { loadCatalogue } from '#adapters/catalogue/load-catalogue.ts';
import { BrokenCatalogue } from '#adapters/catalogue/reading/catalogue-fault.ts';
import { systemClock } from '#adapters/system/clock.ts';
import { dayInIndia } from '#domain/date.ts';
import { readConfig, shippedCatalogueDir } from '#server/ground/settings/config.ts';
import { runCommand } from './catalogue/run.ts';

const reading = readConfig();
if (reading.ok) {
  const { dataDir, catalogueDir, maxHeapMb } = reading.config;
  try {
    process.exitCode = await runCommand(process.argv.slice(2), {
      dataDir,
      fixedFolder: catalogueDir,
      shippedFolder: shippedCatalogueDir,
      maxHeapMb,
      load: loadCatalogue,
      today: dayInIndia(systemClock.now()),
      say: (line) => console.log(line),
      aside: (line) => console.error(line),
    });
  } catch (error) {
    if (!(error instanceof BrokenCatalogue)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
} else {
  console.error(reading.problems.join('\n'));
  process.exitCode = 1;
}
