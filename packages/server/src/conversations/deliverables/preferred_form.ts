/** The offered media type that an Accept header likes best; the first one where it names none of them. */
export function preferredForm<Form extends string>(accept: string, offered: readonly Form[]): Form {
  const wishes = accept
    .toLowerCase()
    .split(',')
    .map((wish) => {
      const [type = '', ...parameters] = wish.split(';').map((part) => part.trim())
      const q = parameters.find((each) => each.startsWith('q='))?.slice(2)
      return { type, q: q === undefined ? 1 : Number.parseFloat(q) || 0 }
    })
  const [best] = offered
    .map((form) => ({ form, q: wishes.find(({ type }) => type === form)?.q ?? 0 }))
    .sort((one, other) => other.q - one.q)
  return best!.form
}
