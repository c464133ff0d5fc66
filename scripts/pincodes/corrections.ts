/**
 * Where the post-office directory of 3 October 2025 names or files a district as it no longer is, or never was. Looked
 * through on 27 November 2026; a row goes when a newer directory says it itself.
 */

type Since = { readonly is: string; readonly since: string };

/** By state and district of the directory, what the district is called now; `since` says from when, or why. */
export const districtsOfToday: Readonly<Record<string, Since>> = {
  'Sikkim|East District': { is: 'Gangtok', since: 'December 2021' },
  'Sikkim|West District': { is: 'Gyalshing', since: 'December 2021' },
  'Sikkim|North District': { is: 'Mangan', since: 'December 2021' },
  'Sikkim|South District': { is: 'Namchi', since: 'December 2021' },
  'Madhya Pradesh|Hoshangabad': { is: 'Narmadapuram', since: 'February 2022' },
  'Maharashtra|Aurangabad': { is: 'Chhatrapati Sambhajinagar', since: 'September 2023' },
  'Maharashtra|Osmanabad': { is: 'Dharashiv', since: 'September 2023' },
  'Maharashtra|Ahmednagar': { is: 'Ahilyanagar', since: 'October 2024' },
  'Assam|Karimganj': { is: 'Sribhumi', since: 'November 2024' },
  'Uttarakhand|Udam Singh Nagar': { is: 'Udham Singh Nagar', since: 'a slip of spelling' },
  'Andhra Pradesh|Visakhapatanam': { is: 'Visakhapatnam', since: 'a slip of spelling' },
  'Gujarat|Ahmadabad': { is: 'Ahmedabad', since: 'the spelling in use' },
  'Andhra Pradesh|Ntr': { is: 'NTR', since: 'an abbreviation' },
  'Andhra Pradesh|Spsr Nellore': { is: 'SPSR Nellore', since: 'an abbreviation' },
};

/** By pincode or run of pincodes, its district, where most of its offices name another. */
export const filedElsewhere: readonly (readonly [from: number, to: number, district: string, why: string])[] =
  [
    [533001, 533003, 'Kakinada', 'a district since April 2022; most offices still name the old one'],
    [533007, 533007, 'Kakinada', 'as the one before'],
    [517501, 517501, 'Tirupati', 'a district since April 2022; most offices still name the old one'],
    [796701, 796701, 'Lunglei', 'the head office of Lunglei, filed under the capital'],
    [494334, 494334, 'Kanker', 'the head office of Kanker, filed under Raipur'],
    [494337, 494337, 'Kanker', 'Charama, filed under Raipur'],
    [494444, 494444, 'Bijapur', 'the head office of Bijapur, filed under Raipur'],
    [494111, 494111, 'Sukma', 'the head office of Sukma, filed under Raipur'],
  ];

/** Sorting districts that lie wholly outside a district that the directory files their offices under. */
export const neverIn: Readonly<Record<number, { readonly not: string; readonly but: string }>> = {
  // The division of Bastar, 300 km from Raipur; before it was divided, its district.
  494: { not: 'Raipur', but: 'Bastar' },
};
