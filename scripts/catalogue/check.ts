import { BrokenCatalogue, type CatalogueFault } from '#adapters/catalogue/reading/catalogue-fault.ts';
import { type Command, readArguments, wordsOf } from './command.ts';
import { folderOf, sayFaults, sayWarnings, sizeOf } from './folders.ts';
import { missingTextLines } from './missing-texts.ts';

export const check: Command = {
  summary: 'says the faults of a catalogue, or that there is none',
  usage: ['check [folder]'],
  help: [
    'Without a folder: CATALOGUE_DIR, else the shipped catalogue. A stored version, or "active", stands for a folder.',
    'A fault names file, row, column, what is expected and what was found.',
    'A warning is of what is lawful and may be a slip of the pen; import asks to confirm it.',
    'A text that is not written in a language is no fault: it is in English there, and counted.',
  ],
  async run(args, setting) {
    const [word] = wordsOf(readArguments(args, {}).positionals, 1);
    const folder = await folderOf(setting, word);
    try {
      const warnings: CatalogueFault[] = [];
      const catalogue = await setting.load(folder, (warning) => warnings.push(warning));
      setting.say(`${catalogue.version} is fine: ${sizeOf(catalogue)}.`);
      sayWarnings(setting, warnings);
      for (const line of missingTextLines(catalogue)) setting.say(line);
      return 0;
    } catch (error) {
      if (!(error instanceof BrokenCatalogue)) throw error;
      sayFaults(setting, error.faults);
      return 1;
    }
  },
};
