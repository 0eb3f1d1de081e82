import { createContext } from 'react';

/** The role chosen in the toolbar; `story` stands for the story's own role. */
export const ChosenRole = createContext('story');
