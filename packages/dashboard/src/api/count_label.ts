/** The API counts no further where things are only counted, and lists have no more on a page. */
export const mostCounted = 100

export const countLabel = (count: number) => (count >= mostCounted ? `${mostCounted - 1}+` : String(count))
