import { createContext } from 'react';

/**
 * Runs something at once or, while a mouse button or a finger is pressed, after the click. The surrounding `Form`
 * provides it.
 */
export const AfterPress = createContext<(run: () => void) => void>((run) => run());
