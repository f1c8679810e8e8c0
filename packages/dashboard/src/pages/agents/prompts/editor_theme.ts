import { EditorView } from '@codemirror/view'

/** The look of the house, for light and dark alike: the variables change with the scheme. */
export const editorTheme = EditorView.theme({
  '&': {
    border: '1px solid var(--edge)',
    borderRadius: 'var(--mantine-radius-md)',
    backgroundColor: 'var(--surface)',
    color: 'var(--mantine-color-text)',
    fontSize: '0.8125rem',
  },
  '&.cm-focused': { outline: '2px solid var(--accent-text)', outlineOffset: '-1px' },
  '.cm-scroller': {
    fontFamily: 'var(--mantine-font-family-monospace)',
    lineHeight: '1.6',
    minHeight: '14rem',
    maxHeight: '32rem',
  },
  '.cm-content': { padding: '0.6rem 0.4rem', caretColor: 'var(--mantine-color-text)' },
  '.cm-cursor': { borderLeftColor: 'var(--mantine-color-text)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': { backgroundColor: 'var(--accent-soft)' },
  '.cm-tooltip': {
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--mantine-radius-md)',
    backgroundColor: 'var(--surface)',
    color: 'var(--mantine-color-text)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.2rem 0.5rem' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--accent-soft)',
    color: 'var(--mantine-color-text)',
  },
  '.cm-completionDetail': { color: 'var(--quiet)', fontStyle: 'normal' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--tone-warn)' },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--tone-warn)',
    textUnderlineOffset: '3px',
  },
})
