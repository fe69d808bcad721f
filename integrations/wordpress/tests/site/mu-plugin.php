<?php
/**
 * The conditions of a visit, by its query: `theme`, `locale`, `pinned`, `header` with our script, and `optimiser`,
 * which does to the page what one of the known optimisers may do. `editor=classic` as a cookie gives the classic editor.
 */

foreach ( array( 'template', 'stylesheet' ) as $name ) {
	add_filter(
		'pre_option_' . $name,
		function ( $theme ) {
			return isset( $_GET['theme'] ) ? sanitize_key( $_GET['theme'] ) : $theme;
		}
	);
}

add_filter(
	'locale',
	function ( $locale ) {
		return isset( $_GET['locale'] ) ? preg_replace( '/\W/', '', $_GET['locale'] ) : $locale;
	}
);

if ( isset( $_GET['pinned'] ) ) {
	define( 'EVERMAPLE_FORMS_PINNED', true );
}

// What an administrator puts into the theme's header with a plugin for such lines.
add_action(
	'wp_head',
	function () {
		if ( isset( $_GET['header'] ) ) {
			echo '<script type="module" src="' . esc_url( getenv( 'WP_ELEMENTS' ) . '/widgets/v1/visa-widgets.js' ) . '"></script>';
		}
	}
);

// The product under test is served by this machine on a port of its own, which WordPress fetches from nowhere else.
add_filter( 'http_request_host_is_external', '__return_true' );
add_filter(
	'http_allowed_safe_ports',
	function ( $ports ) {
		return array_merge( $ports, array( (int) wp_parse_url( getenv( 'WP_ELEMENTS' ), PHP_URL_PORT ) ) );
	}
);

add_filter(
	'use_block_editor_for_post',
	function ( $usual ) {
		return isset( $_COOKIE['editor'] ) && 'classic' === $_COOKIE['editor'] ? false : $usual;
	}
);

add_action(
	'template_redirect',
	function () {
		$optimiser = isset( $_GET['optimiser'] ) ? sanitize_key( $_GET['optimiser'] ) : '';
		if ( function_exists( 'optimiser_' . $optimiser ) ) {
			ob_start( 'optimiser_' . $optimiser );
		}
	}
);

/** Every tag of one of our scripts, whatever it carries, given to $change with its address. */
function each_script( $page, $change ) {
	return preg_replace_callback(
		'#<script\b[^>]*\bsrc=["\']([^"\']*/widgets/[^"\']*)["\'][^>]*></script>#',
		function ( $found ) use ( $change ) {
			return $change( $found[0], $found[1] );
		},
		$page
	);
}

/** Only what carries no mark is combined: how an optimiser that keeps its promise treats the page. */
function optimiser_asking( $page ) {
	return each_script(
		$page,
		function ( $tag, $src ) {
			return preg_match( '/data-no-optimize|data-noptimize|data-cfasync="false"/', $tag ) ? $tag : combined( $src );
		}
	);
}

/** A module becomes a classic script. */
function optimiser_unmoduled( $page ) {
	return each_script(
		$page,
		function ( $tag, $src ) {
			return '<script src="' . $src . '"></script>';
		}
	);
}

function optimiser_deferred( $page ) {
	return each_script(
		$page,
		function ( $tag, $src ) {
			return '<script defer async src="' . $src . '"></script>';
		}
	);
}

/** The module comes with the visitor's first movement. */
function optimiser_delayed( $page ) {
	$loader = '<script>addEventListener("mousemove",function(){document.querySelectorAll("script[data-later]").forEach(function(old){var s=document.createElement("script");s.type="module";s.src=old.dataset.later;old.replaceWith(s)})},{once:true})</script>';
	return each_script(
		str_replace( '<head>', '<head>' . $loader, $page ),
		function ( $tag, $src ) {
			return '<script type="later" data-later="' . $src . '"></script>';
		}
	);
}

/** The text of the script in the page, and not as a module. */
function optimiser_inlined( $page ) {
	return each_script(
		$page,
		function ( $tag, $src ) {
			return '<script>' . file_get_contents( $src ) . '</script>';
		}
	);
}

function optimiser_combined( $page ) {
	return each_script(
		$page,
		function ( $tag, $src ) {
			return combined( $src );
		}
	);
}

/** The script behind another in one file of the page's own host, and not as a module. */
function combined( $src ) {
	$text = 'window.before = 1;' . "\n" . file_get_contents( $src );
	$name = 'combined-' . md5( $text ) . '.js';
	file_put_contents( WP_CONTENT_DIR . '/' . $name, $text );
	return '<script src="' . content_url( $name ) . '"></script>';
}
