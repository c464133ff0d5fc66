import { prove } from './proof.ts';
import { formSaves } from './saves.ts';

prove(formSaves);
