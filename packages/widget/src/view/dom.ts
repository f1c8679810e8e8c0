/** Elements without markup: a strict content security policy of the page has nothing to object to. */

type Attributes = Record<string, string | false | undefined | ((event: Event) => void)>

export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string | false | undefined)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value)
    else if (typeof value === 'string') element.setAttribute(name, value)
  }
  element.append(...children.filter((child) => child !== false && child !== undefined))
  return element
}

/** One that does something. With a name, where no text in it says what. */
export const button = (
  kind: string,
  click: () => void,
  content: Node | string,
  name?: string,
): HTMLButtonElement => h('button', { type: 'button', class: kind, click, 'aria-label': name }, content)

/** What stands there already is not written again: it would be read out again. */
export function setText(element: Element, text: string) {
  if (element.textContent !== text) element.textContent = text
}

/** Gives an element these children, and leaves alone those that it has: what is read out is only what is new. */
export function setChildren(parent: Element, nodes: Node[]) {
  for (const child of [...parent.childNodes]) if (!nodes.includes(child)) child.remove()
  let at = parent.firstChild
  for (const node of nodes) {
    if (node === at) at = at.nextSibling
    else parent.insertBefore(node, at)
  }
}
