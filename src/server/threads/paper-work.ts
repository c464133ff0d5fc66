import { type PaperFile, paperPdf } from '../papers/paper-pdf.ts';
import { workOn } from './work.ts';

// `paper-drawer.ts` sends nothing but papers.
workOn((job) => paperPdf(job as PaperFile));
