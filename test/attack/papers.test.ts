import { papers } from './papers.ts';
import { prove } from './proof.ts';

prove(papers);
