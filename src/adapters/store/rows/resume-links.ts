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
      const { proposal_id, ...facts } = rowOf(link);
      await run((db) =>
        db
          .insertInto('resume_links')
          .values({ proposal_id, ...facts })
          .onConflict((conflict) => conflict.column('proposal_id').doUpdateSet(facts))
          .execute(),
      );
    },
    resumeLinkOf: async (id) => {
      const row = await run((db) =>
        db.selectFrom('resume_links').selectAll().where('proposal_id', '=', id).executeTakeFirst(),
      );
      return row && linkOf(row);
    },
    resumeLinkBy: async (secretHash) => {
      const row = await run((db) =>
        db.selectFrom('resume_links').selectAll().where('secret_hash', '=', secretHash).executeTakeFirst(),
      );
      return row && linkOf(row);
    },
  };
}

function rowOf({ proposalId, secretHash, endsAt, isSpent, codes }: ResumeLink): Tables['resume_links'] {
  return {
    proposal_id: proposalId,
    secret_hash: secretHash,
    ends_at: endsAt,
    spent: isSpent ? 1 : 0,
    codes: JSON.stringify(codes),
  };
}

function linkOf(row: Tables['resume_links']): ResumeLink {
  return {
    proposalId: row.proposal_id,
    secretHash: row.secret_hash,
    endsAt: row.ends_at,
    isSpent: row.spent === 1,
    // `rowOf` has written it.
    codes: JSON.parse(row.codes) as ResumeCodes,
  };
}
