export interface NamedPerson {
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  username: string | null;
}

/** First and last name as far as they were given; empty where neither was. */
export function fullName({ firstName, lastName }: Pick<NamedPerson, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** What a person is called on every screen and in every mail: their name, else the user name, else the address. */
export function personName(person: NamedPerson): string {
  return fullName(person) || person.username || person.email || 'Member';
}
