/** So many are asked for where things are only counted. */
export const mostCounted = 100

export const countLabel = (count: number) => (count >= mostCounted ? `${mostCounted - 1}+` : String(count))
