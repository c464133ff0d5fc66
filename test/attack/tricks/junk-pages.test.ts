import { prove } from '../proof.ts';
import { junkPages } from './junk-pages.ts';

prove(junkPages);
