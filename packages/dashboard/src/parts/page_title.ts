/** What the tab says: how many visitors wait for a person, then where one is. */
export function pageTitle(page: string, organization?: string, waiting?: string): string {
  const place = [page, organization, 'Foyer'].filter(Boolean).join(' · ')
  return waiting === undefined ? place : `(${waiting}) ${place}`
}
