import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  completionKeymap,
} from '@codemirror/autocomplete'
import { setDiagnostics } from '@codemirror/lint'
import { Annotation, Compartment, EditorState } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import type { PromptReference } from '@foyer/sdk'
import { minimalSetup } from 'codemirror'
import { useEffect, useRef } from 'react'
import { nonce } from '../../../nonce.ts'
import { editorTheme } from './editor_theme.ts'
import { referenceBeingWritten, type WarningRange, warningRanges } from './warning_ranges.ts'

export interface PromptEditorProps {
  label: string
  value: string
  onChange: (text: string) => void
  readOnly: boolean
  references: readonly PromptReference[]
  warnings: readonly string[]
}

/** Marks what the page itself puts into the editor: it is nothing that somebody wrote. */
const fromPage = Annotation.define<boolean>()

/** CodeMirror, loaded with the first prompt that is opened: references are completed, warnings marked in the text. */
export function PromptEditor({ label, value, onChange, readOnly, references, warnings }: PromptEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const writable = useRef(new Compartment())
  const latest = useRef({ onChange, references })
  latest.current = { onChange, references }

  // biome-ignore lint/correctness/useExhaustiveDependencies: made once; what changes later is given to it below.
  useEffect(() => {
    if (!place.current) return
    const editor = new EditorView({
      parent: place.current,
      doc: value,
      extensions: [
        EditorView.cspNonce.of(nonce),
        minimalSetup,
        keymap.of(completionKeymap),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label }),
        writable.current.of(EditorState.readOnly.of(readOnly)),
        autocompletion({
          override: [(context) => completionsFor(context, latest.current.references)],
          icons: false,
        }),
        EditorView.updateListener.of(({ docChanged, state, transactions }) => {
          if (docChanged && !transactions.some((each) => each.annotation(fromPage)))
            latest.current.onChange(state.doc.toString())
        }),
        editorTheme,
      ],
    })
    view.current = editor
    return () => editor.destroy()
  }, [])

  useEffect(() => {
    const editor = view.current
    if (!editor || editor.state.doc.toString() === value) return
    editor.dispatch({
      changes: { from: 0, to: editor.state.doc.length, insert: value },
      annotations: fromPage.of(true),
    })
  }, [value])
  useEffect(() => {
    view.current?.dispatch({ effects: writable.current.reconfigure(EditorState.readOnly.of(readOnly)) })
  }, [readOnly])
  const marked = JSON.stringify(warningRanges(value, warnings))
  useEffect(() => {
    const editor = view.current
    if (!editor || editor.state.doc.toString() !== value) return
    const ranges: WarningRange[] = JSON.parse(marked)
    const diagnostics = ranges.map((range) => ({ ...range, severity: 'warning' as const }))
    editor.dispatch(setDiagnostics(editor.state, diagnostics))
  }, [marked, value])

  return <div ref={place} />
}

function completionsFor(
  context: CompletionContext,
  references: readonly PromptReference[],
): CompletionResult | null {
  const line = context.state.doc.lineAt(context.pos)
  const written = referenceBeingWritten(line.text.slice(0, context.pos - line.from))
  if (written === null) return null
  const closes = line.text.slice(context.pos - line.from).startsWith('}}')
  return {
    from: context.pos - written.length,
    options: references
      .filter(({ name }) => !name.includes('<'))
      .map(({ name, meaning }) => ({ label: name, detail: meaning, apply: closes ? name : `${name}}}` })),
    validFor: /^[\w.]*$/,
  }
}
