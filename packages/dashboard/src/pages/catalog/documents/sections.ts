/** What can be inserted into a document: a heading with what Foyer fills in, or a single value. */

interface InsertItem {
  label: string
  text: string
}

export const sections: InsertItem[] = [
  { label: 'What the visitor wants', text: '## What you are looking for\n\n{{summary}}' },
  { label: 'All answers', text: '## Your answers\n\n{{slots}}' },
  { label: 'Services that fit', text: '## What we suggest\n\n{{services}}' },
  { label: 'Facts about prices', text: '## Prices\n\n{{facts.pricing}}' },
  { label: 'Facts about how you work', text: '## How we work\n\n{{facts.method}}' },
  { label: 'Open questions', text: '## Open questions\n\n{{open}}' },
  {
    label: 'How to reach you',
    text: '## Get in touch\n\n{{organization.email}}\n\n{{organization.phone}}\n\n{{organization.address}}',
  },
]

export const values: InsertItem[] = [
  { label: 'Name of the visitor', text: '{{visitor.name}}' },
  { label: 'Today’s date', text: '{{date}}' },
  { label: 'Name of your organization', text: '{{organization.name}}' },
]

/** The text with an item in it, a section on lines of its own, and where the cursor stands then. */
export function insertAt(text: string, at: number, inserted: string): { text: string; cursor: number } {
  const isSection = inserted.startsWith('#')
  const before = text.slice(0, at)
  const after = text.slice(at)
  const head = isSection && before.trim() !== '' ? `${before.trimEnd()}\n\n` : before
  const tail = isSection && after.trim() !== '' ? `\n\n${after.trimStart()}` : after
  return { text: `${head}${inserted}${tail}`, cursor: head.length + inserted.length }
}

/** What a new document begins with: it works at once, and can be edited. */
export const firstBody = [
  '# Your summary',
  'Dear {{visitor.name}},',
  'Thank you for your time. Here is what we understood.',
  ...sections.slice(0, 3).map(({ text }) => text),
  sections[5]?.text,
].join('\n\n')
