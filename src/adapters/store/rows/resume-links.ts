import type { ResumeCodes } from '#domain/resume/resume-codes.ts';
import type { ResumeLink } from '#domain/resume/resume-link.ts';
import type { Store } from '#usecases/ports/store.ts';
import type { Tables } from '../tables.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

type ResumeLinks = Pick<Store, 'saveResumeLink' | 'resumeLinkOf' | 'resumeLinkBy'>;

/** Nothing here is about a person, and what opens something is a hash: these rows are not sealed. */
export function resumeLinksIn({ run }: UnitOfWork): ResumeLinks {
  return {
    saveResumeLink: async (link) => {
      const { proposalId, ...facts } = rowOf(link);
      await run((db) =>
        db
          .insertInto('resume_links')
          .values({ proposalId, ...facts })
          .onConflict((conflict) => conflict.column('proposalId').doUpdateSet(facts))
          .execute(),
      );
    },
    resumeLinkOf: async (id) => {
      const row = await run((db) =>
        db.selectFrom('resume_links').selectAll().where('proposalId', '=', id).executeTakeFirst(),
      );
      return row && linkOf(row);
    },
    resumeLinkBy: async (secretHash) => {
      const row = await run((db) =>
        db.selectFrom('resume_links').selectAll().where('secretHash', '=', secretHash).executeTakeFirst(),
      );
      return row && linkOf(row);
    },
  };
}

function rowOf({ isSpent, codes, ...link }: ResumeLink): Tables['resume_links'] {
  return { ...link, spent: isSpent ? 1 : 0, codes: JSON.stringify(codes) };
}

function linkOf({ spent, codes, ...link }: Tables['resume_links']): ResumeLink {
  // `rowOf` has written it.
  return { ...link, isSpent: spent === 1, codes: JSON.parse(codes) as ResumeCodes };
}
