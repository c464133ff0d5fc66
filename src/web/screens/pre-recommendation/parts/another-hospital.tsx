import { HospitalSearch, useNearHospitals } from '#web/plan-parts/hospitals/hospital-search.tsx';
import type { Checklist } from '../model.ts';
import css from './four-questions.module.css';

type AnotherHospitalProps = { readonly list: Checklist; readonly onName: () => void };

/** A hospital that is none of the nearest is sought, and is named by a press. */
export function AnotherHospital({ list, onName }: AnotherHospitalProps) {
  const search = useNearHospitals(list.quoteId, list.four.city.id);
  return (
    <div>
      <HospitalSearch {...search} />
      <ul>
        {(search.near ?? []).map((hospital) => (
          <li key={hospital.id}>
            <button
              type="button"
              className={`link-like ${css.another}`}
              onClick={() => {
                list.nameHospital(hospital);
                onName();
              }}
            >
              <span>{hospital.name}</span> <small>{hospital.address}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
