import { busyDatabase } from './busy-database.ts';
import { prove } from './proof.ts';

prove(busyDatabase);
