/** Explains without JavaScript why it is needed, and hides the spinner, which would never stop. */
export function NeedsScripts({ children }: { children: string }) {
  return (
    <noscript>
      <style>{'[data-slot="page-spinner"] { display: none; }'}</style>
      <p
        role="note"
        className="mx-auto mb-4 w-full max-w-md rounded-arot-tile border border-arot-line bg-arot-caution-soft p-4 text-arot-14 text-arot-ink"
      >
        {children}
      </p>
    </noscript>
  )
}
