/** What a site may set on `foyer-chat` to make the widget its own. The widget's own README has all of it. */
export const themeVariables: { name: string; sets: string }[] = [
  { name: '--foyer-accent', sets: 'Buttons and the visitor’s messages' },
  { name: '--foyer-on-accent', sets: 'Text on the accent color' },
  { name: '--foyer-background', sets: 'Background of the panel' },
  { name: '--foyer-surface', sets: 'The agent’s messages' },
  { name: '--foyer-text', sets: 'Text' },
  { name: '--foyer-radius', sets: 'Corner radius' },
  { name: '--foyer-font', sets: 'Font' },
]

export const themeExample = 'foyer-chat {\n  --foyer-accent: #0b5fff;\n  --foyer-radius: 8px;\n}'
