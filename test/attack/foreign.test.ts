import { foreignIds } from './foreign.ts';
import { prove } from './proof.ts';

prove(foreignIds);
