export { refreshRecords } from './api/records-of';
export { useMoveToFolder } from './api/use-move-to-folder';
export { isDragged, readDragged, readDraggedRecord, writeDragged } from './model/dragged';
export { DraggableRecord } from './ui/draggable-record';
export { MoveToFolderDialog } from './ui/move-to-folder-dialog';
