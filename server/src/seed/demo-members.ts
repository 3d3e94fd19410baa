const FIRST = [
  'Ada',
  'Amir',
  'Beatriz',
  'Caleb',
  'Chidi',
  'Dana',
  'Elena',
  'Farid',
  'Grace',
  'Hana',
  'Ines',
  'Jonas',
  'Kavya',
  'Leo',
  'Mina',
  'Noor',
  'Oscar',
  'Priya',
  'Ruth',
  'Tomas',
];
const LAST = [
  'Abara',
  'Bennett',
  'Castillo',
  'Doyle',
  'Eriksen',
  'Fontaine',
  'Gupta',
  'Hayashi',
  'Ivers',
  'Jensen',
  'Kowalski',
  'Lindqvist',
];

export interface DemoMember {
  username: string;
  name: string;
  email: string;
}

/** Invented people, one per pair of first and last name; their email addresses do not exist. */
export function demoMembers(): DemoMember[] {
  return FIRST.flatMap((first) =>
    LAST.map((last) => {
      const username = `${first}_${last}`.toLowerCase();
      return { username, name: `${first} ${last}`, email: `${username}@demo.invalid` };
    }),
  );
}
