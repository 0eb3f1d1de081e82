declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the form continues its latest draft without asking. */
    resumesDraft?: boolean;
  }
}

/** History state of a link that continues a draft. */
export const resume = { resumesDraft: true };
