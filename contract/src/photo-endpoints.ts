import { z } from 'zod';
import { idParam, type Endpoint } from './endpoint.ts';
import { managedPhoto, photoEdit, photoOrder, photoUpload, uploadedPhoto } from './photos.ts';

const managed = z.array(managedPhoto);

/** Photos of cafes: for admins, and for the owners of each. */
export const photoEndpoints = {
  uploadPhoto: {
    method: 'POST',
    path: '/api/cafes/{id}/photos',
    access: 'member',
    summary:
      'Takes a photo of a cafe, as the body, and makes its sizes afterwards (202). A member’s goes to the admins’ queue, unless they look after the cafe.',
    params: idParam,
    query: photoUpload,
    takes: 'image/*',
    status: 202,
    answer: uploadedPhoto,
    errors: [
      'CAFE_NOT_FOUND',
      'PHOTO_UNREADABLE',
      'PHOTO_BROKEN',
      'PHOTO_TOO_SMALL',
      'PHOTO_TOO_LARGE',
      'PHOTO_EXISTS',
      'TOO_MANY_PHOTOS',
      'NO_ROOM',
    ],
  },
  listManagedPhotos: {
    method: 'GET',
    path: '/api/cafes/{id}/photos/manage',
    access: 'member',
    summary: 'All photos of a cafe in order, also those that are not shown (yet).',
    params: idParam,
    answer: managed,
    errors: ['CAFE_NOT_FOUND', 'NOT_YOUR_CAFE'],
  },
  orderPhotos: {
    method: 'PUT',
    path: '/api/cafes/{id}/photos/order',
    access: 'member',
    summary: 'Puts the photos of a cafe in order; the first is its cover.',
    params: idParam,
    body: photoOrder,
    answer: managed,
    errors: ['CAFE_NOT_FOUND', 'NOT_YOUR_CAFE', 'PHOTOS_CHANGED'],
  },
  editPhoto: {
    method: 'PATCH',
    path: '/api/photos/{id}',
    access: 'member',
    summary: 'Changes the texts and the focal point of a photo.',
    params: idParam,
    body: photoEdit,
    answer: managedPhoto,
    errors: ['PHOTO_NOT_FOUND', 'NOT_YOUR_CAFE'],
  },
  removePhoto: {
    method: 'DELETE',
    path: '/api/photos/{id}',
    access: 'member',
    summary: 'Removes a photo, which can be undone for 30 days; one that has failed is dismissed.',
    params: idParam,
    answer: managed,
    errors: ['PHOTO_NOT_FOUND', 'NOT_YOUR_CAFE'],
  },
  restorePhoto: {
    method: 'POST',
    path: '/api/photos/{id}/restore',
    access: 'member',
    summary: 'Undoes the removal of a photo: it is where it was.',
    params: idParam,
    answer: managed,
    errors: ['PHOTO_NOT_FOUND', 'NOT_YOUR_CAFE', 'CANNOT_UNDO', 'PHOTO_EXISTS', 'TOO_MANY_PHOTOS'],
  },
} as const satisfies Record<string, Endpoint>;
