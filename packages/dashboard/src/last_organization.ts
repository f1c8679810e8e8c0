/** Where the person was last: that is where they come back to. */

const name = 'foyer.organization'

export const lastOrganization = () => localStorage.getItem(name)
export const rememberOrganization = (slug: string) => localStorage.setItem(name, slug)
