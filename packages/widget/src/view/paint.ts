import type { VisitedAppearance } from '@foyer/contract'

/** The agent's own colours and side, in a sheet behind ours. What the page around sets with --foyer-… wins. */
export function paint(root: ShadowRoot, { colours, position }: VisitedAppearance) {
  const rules = position === 'left' ? ['--start:var(--edge)', '--end:auto'] : []
  if (colours)
    for (const name of ['accent', 'on_accent', 'accent_text'] as const) {
      const variable = name.replace('_', '-')
      const { light, dark } = colours
      rules.push(`--${variable}:var(--foyer-${variable},light-dark(${light[name]},${dark[name]}))`)
    }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`:host{${rules.join(';')}}`)
  root.adoptedStyleSheets = [root.adoptedStyleSheets[0]!, sheet]
}
