/**
 * What visitors and sources wrote stands in prompts between tags. It must not close its tag, nor open one of ours: a
 * bracket that could begin a tag is shown as one that cannot.
 */
export const asData = (text: string) => text.replaceAll(/<(?=[/!?a-z])/gi, '‹')

/** The other way, for words that a model quotes. */
export const fromData = (text: string) => text.replaceAll('‹', '<')

export const inTag = (tag: string, text: string, id?: number) =>
  `<${tag}${id === undefined ? '' : ` id="${id}"`}>\n${asData(text)}\n</${tag}>`

/** JSON whose strings can close no tag, and read the same. */
export const jsonInTag = (tag: string, value: unknown) =>
  `<${tag}>\n${JSON.stringify(value).replaceAll('<', '\\u003c')}\n</${tag}>`
