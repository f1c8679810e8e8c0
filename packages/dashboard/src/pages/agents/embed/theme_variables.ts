/** What a site may set on `foyer-chat` to make the widget its own. The widget's own README has all of it. */
export const themeVariables: { name: string; sets: string }[] = [
  { name: '--foyer-accent', sets: 'Buttons and the visitor’s words' },
  { name: '--foyer-on-accent', sets: 'Text on the accent' },
  { name: '--foyer-background', sets: 'The panel' },
  { name: '--foyer-surface', sets: 'The agent’s words' },
  { name: '--foyer-text', sets: 'Text' },
  { name: '--foyer-radius', sets: 'How round the corners are' },
  { name: '--foyer-font', sets: 'The font' },
]

export const themeExample = 'foyer-chat {\n  --foyer-accent: #0b5fff;\n  --foyer-radius: 8px;\n}'
